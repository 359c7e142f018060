import type { SignFinding } from './sign-finding.ts';

/** A heading without the blank behind its signs; one # alone may be the sign of a topic. */
const heading = /^ {0,3}#{2,6}(?=[^\s#])/gm;
/** A link in brackets of a Chinese keyboard, all or some of them. */
const link =
  /([[［【])([^[\]［］【】\n]+)([\]］】])([(（])((?:https?:\/\/|\/)[^()（）\s]+)([)）])/g;

/** An address with blanks in it, which ends at the first. */
const cutAddress = /\[[^[\]\n]+\]\(((?:https?:\/\/|\/)[^()\s]*(?: +[^()\s"'“”]+)+)\)/g;

/** A blank between the two halves of a link. */
const parted = /\[[^[\]\n]+\]( +)\((?:https?:\/\/|\/)[^()\s]+\)/g;
/** A picture with the exclamation mark of a Chinese keyboard; behind words that may be the end of a sentence. */
const wideExclamation =
  /(?<![^\s])！(?=\[[^[\]\n]*\]\([^()\s]+\.(?:jpe?g|png|webp|avif|gif|svg)\))/gi;
/** A link that ends with its line and not with a bracket. */
const unclosed = /\[[^[\]\n]+\]\((?:https?:\/\/|\/)[^()\s]*(?=[ \t]*$)(?![ \t]*\r?\n[ \t]*["'(])/gm;

/** A link without an address. */
const empty = /\]\([ \t]*\)/g;
/** The two halves of a link in each other's brackets; of two links side by side they are not. */
const swapped = /(?<!\])\(([^()[\]\n]+)\)\[((?:https?:\/\/|\/)[^[\]\s]+)\](?!\()/g;
/** An address with one slash behind its scheme, which is read as one of this site. */
const oneSlash = /(?<=\]\()https?:\/(?!\/)/g;
/** Signs at the start of a line in the width of a Chinese keyboard. */
const wideStart = /^[ \t]*(＃+|＞)[ \t]*/gm;
/** Bold words between stars of a Chinese keyboard. */
const wideStars = /＊＊([^＊\n]+)＊＊/g;

function* headingsAndLinks(text: string): Generator<SignFinding> {
  for (const { 0: signs, index } of text.matchAll(heading)) {
    const end = index + signs.length;
    const message = `a blank is missing behind ${signs.trim()}, so readers see these signs and no heading`;
    yield {
      start: index,
      end,
      message,
      fix: { safe: true, edits: [{ start: end, end, text: ' ' }] },
    };
  }
  for (const match of text.matchAll(link)) {
    const [whole, open, words, close, before, address, behind] = match;
    if (open === '[' && close === ']' && before === '(' && behind === ')') continue;
    const [start, end] = [match.index, match.index + whole.length];
    const meant = `[${words}](${address})`;
    const message = `this is no link, as its brackets are full-width ones; write ${meant}`;
    yield { start, end, message, fix: { safe: true, edits: [{ start, end, text: meant }] } };
  }
  for (const { 0: whole, 1: address = '', index } of text.matchAll(cutAddress)) {
    const start = index + whole.length - 1 - address.length;
    const end = start + address.length;
    const meant = address.replaceAll(' ', '%20');
    const message = `an address has no blanks, so readers see these signs and no link; write ${meant}`;
    yield { start, end, message, fix: { safe: true, edits: [{ start, end, text: meant }] } };
  }
}

/** Links and pictures that are neither, because of one sign. */
function* nearLinks(text: string): Generator<SignFinding> {
  for (const { 0: whole, 1: blanks = '', index } of text.matchAll(parted)) {
    const start = index + whole.indexOf(`]${blanks}(`) + 1;
    const end = start + blanks.length;
    const message = 'no blank stands between ] and (, so readers see these signs and no link';
    yield { start, end, message, fix: { safe: true, edits: [{ start, end, text: '' }] } };
  }
  for (const { index: start } of text.matchAll(wideExclamation)) {
    const end = start + 1;
    const message = 'a picture begins with a half-width !; with this one it is a link';
    yield { start, end, message, fix: { safe: true, edits: [{ start, end, text: '!' }] } };
  }
  for (const { 0: whole, index: start } of text.matchAll(unclosed)) {
    const end = start + whole.length;
    yield { start, end, message: 'the ) of this link is missing, so readers see these signs' };
  }
  for (const { 0: whole, index } of text.matchAll(empty)) {
    yield { start: index + 1, end: index + whole.length, message: 'this link leads nowhere' };
  }
  for (const { 0: whole, 1: words, 2: address, index: start } of text.matchAll(swapped)) {
    const end = start + whole.length;
    const meant = `[${words}](${address})`;
    const message = `this is no link, as its brackets are swapped; write ${meant}`;
    yield { start, end, message, fix: { safe: false, edits: [{ start, end, text: meant }] } };
  }
  for (const { 0: scheme, index: start } of text.matchAll(oneSlash)) {
    const end = start + scheme.length;
    const message = `a slash is missing: ${scheme}/`;
    yield { start, end, message, fix: { safe: true, edits: [{ start: end, end, text: '/' }] } };
  }
}

/** Signs that are typed in full width. */
function* wideSigns(text: string): Generator<SignFinding> {
  for (const { 0: whole, 1: sign = '', index } of text.matchAll(wideStart)) {
    const start = index + whole.indexOf(sign);
    const end = index + whole.length;
    const narrow = sign.normalize('NFKC');
    const message = `${sign} is a full-width sign, which readers see; write ${narrow} and a blank`;
    const edits = [{ start, end, text: `${narrow} ` }];
    yield { start, end: start + sign.length, message, fix: { safe: false, edits } };
  }
  for (const { 0: whole, 1: words, index: start } of text.matchAll(wideStars)) {
    const end = start + whole.length;
    const meant = `**${words}**`;
    const message = `these stars are full-width ones, which readers see; write ${meant}`;
    yield { start, end, message, fix: { safe: false, edits: [{ start, end, text: meant }] } };
  }
}

/** Signs of Markdown that are not quite what they should be. */
export function* misspelledSigns(text: string): Generator<SignFinding> {
  yield* headingsAndLinks(text);
  yield* nearLinks(text);
  yield* wideSigns(text);
}
