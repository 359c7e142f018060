/** UTF-16 units; a sentence of ours is shorter, whatever else is long in a message is quoted from a file. */
const maxLength = 600;
const keptStart = 400;
const keptEnd = 120;

/** A message in which what it quotes is cut out in the middle where it is too long to read. */
export function shortMessage(message: string): string {
  if (message.length <= maxLength) return message;
  const start = message.slice(0, keptStart).replace(/[\ud800-\udbff]$/, '');
  const end = message.slice(-keptEnd).replace(/^[\udc00-\udfff]/, '');
  return `${start} … ${end}`;
}
