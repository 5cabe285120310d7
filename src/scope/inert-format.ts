import { posix } from 'node:path';

const AT_4 = 4;

/** Formats that no tool of a project runs, by file extension: the first bytes of such a file, in hex, and their offset. */
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
 * Whether content is what its name says, and that is an image, a font, sound, video or a document. Nobody knows what other
 * unreadable content does when it is run.
 */
export function isInertFormat(path: string, content: Uint8Array): boolean {
  const beginning = Buffer.from(content.subarray(0, 16));
  return formatsOf(path).some(([, beginnings, from = 0]) =>
    beginnings.some((magic) => beginning.subarray(from).toString('hex').startsWith(magic)),
  );
}

/** Whether a name has the extension of such a format. */
export function namesInertFormat(path: string): boolean {
  return formatsOf(path).length > 0;
}

/**
 * Other binary formats, which may begin with a readable line: models, scans, maps, archives, debug data, and a program's own
 * formats.
 */
const DATA =
  /^\.(?:ply|p[bgnpf]m|pam|hdr|fits?|nrrd|vt[ku]|pcd|stl|bag|pdb|o?bin|dat|data|raw|dump|db|sqlite3?|rdb|npy|npz|onnx|safetensors|h5|parquet|avro|arrow|orc|mo|plist|psd|eps|blend|dcm|zip|gz|tgz|bz2|xz|zst|7z|tar|jar|war|whl|gem|deb|rpm|a|lib|o|obj|so|dylib|dll|exe|class|pyc|wasm|node)$/;

/** Whether a name says that the content is binary data. With any other name, content that begins as text may be run as text. */
export function namesDataFormat(path: string): boolean {
  return namesInertFormat(path) || DATA.test(posix.extname(path).toLowerCase());
}

function formatsOf(path: string): typeof FORMATS {
  const extension = posix.extname(path).toLowerCase();
  return FORMATS.filter(([ends]) => ends.test(extension));
}
