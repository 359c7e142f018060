/** Calls a function with every object that has a block's `type`, blocks inside of blocks included. */
export function walkBlocks(
  value: unknown,
  visit: (block: Readonly<Record<string, unknown>> & { readonly type: string }) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') {
    visit(value as Readonly<Record<string, unknown>> & { readonly type: string });
  }
  for (const member of Object.values(value)) walkBlocks(member, visit);
}
