import type { Block } from '../../../schema/source.generated.ts';
import type { Rule } from '../context/rule.ts';

export const twinAccess = {
  id: 'twin-access',
  severity: 'warning',
  explanation: {
    zh: '同一个路由的电脑版和手机版共用访问权限，但区块可以在某种设备上换成别的区块。被替换的区块如有 guard（只给部分访客看），替换上去的区块也要写 guard；不写的话，那种设备上的所有访客都能看到。请给替换的区块加上同样的 guard；如果本来就想公开，可以写 guard: { flag: public }。',
    en: 'The twins of a route share its access, but a block can be replaced on a device. Where the block has a guard, what stands in its place needs one of its own: without it, everybody on that device sees it. Write the same guard there; where everybody may see it, say so with guard: { flag: public }.',
  },
  bad: '        devices: { mobile: [{ type: share, title: 内部 }] }',
  good: '        devices: { mobile: [{ type: share, title: 内部, guard: { flag: staff } }] }',
  *check({ blocks }) {
    for (const { block, pointer } of blocks) {
      if (!block.guard) continue;
      for (const [device, variant] of Object.entries(block.devices ?? {})) {
        if (!Array.isArray(variant)) continue;
        for (const [index, other] of (variant as readonly Block[]).entries()) {
          if (other.guard) continue;
          yield {
            pointer: [...pointer, 'devices', device, index, 'type'],
            what: 'value',
            message: `on "${device}" this stands in the place of a block with a guard and has none itself, so everybody sees it there`,
            related: [
              { pointer: [...pointer, 'guard'], what: 'key', message: 'the guard that it lacks' },
            ],
          };
        }
      }
    }
  },
} as const satisfies Rule;
