import { posix } from 'node:path';

const AT_4 = 4;

/** Formats that no tool of a project runs, by the ends of their names: how a file of one begins, as hex, from which byte on. */
const FORMATS: readonly (readonly [RegExp, readonly string[], number?])[] = [
  [/^\.png$/, ['89504e470d0a1a0a']],
  [/^\.jpe?g$/, ['ffd8ff']],
  [/^\.gif$/, ['474946383761', '474946383961']],
  [/^\.(?:webp|wav)$/, ['52494646']],
  [/^\.(?:ico|cur)$/, ['00000100', '00000200']],
  [/^\.bmp$/, ['424d']],
  [/^\.tiff?$/, ['49492a00', '4d4d002a']],
  [/^\.(?:avif|heic|mp4|m4a|m4v|mov)$/, ['66747970'], AT_4],
  [/^\.woff2?$/, ['774f4646', '774f4632']],
  [/^\.(?:ttf|otf|ttc)$/, ['00010000', '4f54544f', '74727565', '74746366']],
  [/^\.mp3$/, ['494433', 'fffb', 'fff3', 'fff2']],
  [/^\.(?:ogg|oga|ogv|opus)$/, ['4f676753']],
  [/^\.flac$/, ['664c6143']],
  [/^\.(?:webm|mkv)$/, ['1a45dfa3']],
  [/^\.pdf$/, ['255044462d']],
];

/**
 * Whether bytes are what their name says, and that is an image, a font, sound, video or a page: of everything else that people cannot
 * read nobody knows what it does when it is run.
 */
export function isInertFormat(path: string, content: Uint8Array): boolean {
  const beginning = Buffer.from(content.subarray(0, 16));
  return formatsOf(path).some(([, beginnings, from = 0]) =>
    beginnings.some((magic) => beginning.subarray(from).toString('hex').startsWith(magic)),
  );
}

/** Whether a name is that of such a format. */
export function namesInertFormat(path: string): boolean {
  return formatsOf(path).length > 0;
}

/** Formats of bytes that may begin with a line to read, besides those that nothing runs: of models, scans, maps, archives, debuggers, and whatever a program's own are. */
const DATA =
  /^\.(?:ply|p[bgnpf]m|pam|hdr|fits?|nrrd|vt[ku]|pcd|stl|bag|pdb|o?bin|dat|data|raw|dump|db|sqlite3?|rdb|npy|npz|onnx|safetensors|h5|parquet|avro|arrow|orc|mo|plist|psd|eps|blend|dcm|zip|gz|tgz|bz2|xz|zst|7z|tar|jar|war|whl|gem|deb|rpm|a|lib|o|obj|so|dylib|dll|exe|class|pyc|wasm|node)$/;

/** Whether a name says that there are bytes in it, and no text. Under any other, what begins as a text may be run as one. */
export function namesDataFormat(path: string): boolean {
  return namesInertFormat(path) || DATA.test(posix.extname(path).toLowerCase());
}

function formatsOf(path: string): typeof FORMATS {
  const extension = posix.extname(path).toLowerCase();
  return FORMATS.filter(([ends]) => ends.test(extension));
}
