import type { Chapter } from '../guarantee.ts';
import { REDACTION } from './redaction.ts';

export const PACKETS: Chapter = {
  title: 'What agents are shown',
  guarantees: [
    {
      name: 'packets-lose-nothing',
      promise:
        'A packet is never over 102,400 bytes and nothing in it is ever cut; what fits no packet is named as a gap.',
      breaks: [
        {
          of: 'packets/pack.ts#pack',
          how: 'what a packet takes in is not counted before it is taken in',
          from: 'used + total(missing) <= room',
          to: 'used <= room',
          noticedBy: [{ file: 'src/packets/pack.test.ts' }, { file: 'src/packets/review-packets.test.ts' }],
        },
        {
          of: 'packets/cut-change.ts#cutChange',
          how: 'a line that fits no packet is left out without a word',
          from: 'if (lines.length > 0) uncovered.push(',
          to: 'if (lines.length > 1) uncovered.push(',
          noticedBy: [
            { file: 'src/packets/review-packets.test.ts' },
            { file: 'src/packets/lossless.test.ts' },
          ],
        },
        {
          of: 'packets/split-hunk.ts#splitHunk',
          how: 'the last lines of a hunk that is cut are forgotten',
          from: '  close();\n  return parts;',
          to: '  return parts;',
          noticedBy: [{ file: 'src/packets/split-hunk.test.ts' }, { file: 'src/packets/lossless.test.ts' }],
        },
      ],
    },
    {
      name: 'fences-hold',
      promise: 'Text of the repository stands in a fence with a nonce that occurs nowhere in it.',
      breaks: [
        {
          of: 'packets/nonce.ts#drawNonce',
          how: 'the first nonce is taken whatever the contents hold',
          from: 'if (!contents.some((content) => holdsNonce(content, nonce))) return nonce;',
          to: 'if (contents.length >= 0) return nonce;',
          noticedBy: [{ file: 'src/packets/nonce.test.ts' }],
        },
        {
          of: 'packets/fence.ts#fence',
          how: 'the content is not looked at',
          from: 'if (holdsNonce(content, nonce) || listed.some(',
          to: 'if (listed.some(',
          noticedBy: [{ file: 'src/packets/fence.test.ts' }],
        },
        {
          of: 'packets/fence.ts#fence',
          how: 'a path is written into the tag as it is',
          from: '` ${name}="${escapedAttribute(value)}"`',
          to: '` ${name}="${value}"`',
          noticedBy: [{ file: 'src/packets/fence.test.ts' }],
        },
      ],
    },
    {
      name: 'intent-is-data',
      promise:
        'What people say of a change, whatever it says, changes nothing of a packet outside of its fence, and does not reach `rules-compliance`.',
      breaks: [
        {
          of: 'lenses/rules-compliance.ts#LENS',
          how: 'the lens of rules is told what the change is for',
          from: 'parts: [],',
          to: "parts: ['intent'],",
          noticedBy: [{ file: 'src/packets/hostile-intent.test.ts' }],
        },
      ],
    },
    ...REDACTION,
    {
      name: 'packet-and-nothing-else',
      promise:
        'Our agents get the packet of a slot, byte for byte, and no other prompt, whoever calls them and however their name is spelled.',
      breaks: [
        {
          of: 'hooks/pre.ts#preHook',
          how: 'what is called without a slot goes on as it was typed',
          from: 'if (parts === undefined) return deny(ONLY_SLOTS);',
          to: 'if (parts === undefined) return { status: 0 };',
          noticedBy: [{ file: 'src/hooks/hooks.test.ts' }],
        },
        {
          of: 'hooks/pre.ts#preHook',
          how: 'the packet is handed over trimmed',
          from: "prompt: packet.toString('utf8'),",
          to: "prompt: packet.toString('utf8').trimEnd(),",
          noticedBy: [{ file: 'src/hooks/hooks.test.ts', test: 'swaps the packet in byte for byte' }],
        },
        {
          of: 'hooks/hook-event.ts#ourAgent',
          how: 'names are compared as they are written',
          from: "    .normalize('NFKC')\n    .toLowerCase()",
          to: "    .normalize('NFKC')",
          noticedBy: [{ file: 'src/hooks/hook-event.test.ts' }],
        },
      ],
    },
    {
      name: 'watched-looks',
      promise:
        'An agent sees the revision under review and nothing else: not the work tree, not `.git`, not what a link leads to. A look that cannot be watched is refused.',
      breaks: [
        {
          of: 'hooks/redirect-look.ts#redirectLook',
          how: 'paths may go up out of the tree',
          from: "if (segments.some((s) => s === '..' || s.toLowerCase() === '.git')) return undefined;",
          to: "if (segments.some((s) => s.toLowerCase() === '.git')) return undefined;",
          noticedBy: [{ file: 'src/hooks/redirect-look.test.ts' }],
        },
        {
          of: 'hooks/redirect-look.ts#redirectLook',
          how: 'a pattern may look into `.git`',
          from: "return segments.some((s) => s === '..' || s.toLowerCase() === '.git') ? undefined : relative;",
          to: "return segments.some((s) => s === '..') ? undefined : relative;",
          noticedBy: [{ file: 'src/hooks/redirect-look.test.ts' }],
        },
        {
          of: 'hooks/look.ts#lookHook',
          how: 'links are followed wherever they lead',
          from: 'if (!isInside(real, realRoot)) {',
          to: "if (!isInside(real, realRoot) && redirected.path === '') {",
          noticedBy: [{ file: 'src/hooks/hooks.test.ts', test: 'refuses a link that leads out of the tree' }],
        },
        {
          of: 'hooks/entry.ts#hookEntry',
          how: 'a look hook that fails ends like the others',
          from: "return { status: hook === 'look' ? 2 : 1, stderr:",
          to: 'return { status: 1, stderr:',
          noticedBy: [{ file: 'src/hooks/hooks.test.ts', test: 'hook look' }],
        },
      ],
    },
    {
      name: 'rules-of-the-change-stay-out',
      promise: 'Rule files of the change reach no agent outside the fence of the diff.',
      breaks: [
        {
          of: 'hooks/redirect-look.ts#redirectLook',
          how: 'a look goes to the work tree, where the client adds the rules that stand there',
          from: 'export function rootOf(path: string, { tree, packages }:',
          to: 'export function rootOf(path: string, { top: tree, packages }:',
          noticedBy: [{ file: 'src/hooks/redirect-look.test.ts' }],
        },
      ],
    },
  ],
};
