import type { Rule } from '../context/rule.ts';

export const blockUnused = {
  id: 'block-unused',
  severity: 'warning',
  explanation: {
    zh: '区块至少要在一种设备上显示。如果 devices 在每一种设备上都把它去掉（false）或换成别的区块，它自己就永远不会出现。请去掉多余的 devices 设置，或者删掉这个区块。',
    en: 'A block is shown on one kind of device at least. Where devices leaves it out or replaces it on every one, nobody ever sees the block itself. Take out what is too much under devices, or the block.',
  },
  bad: '      - { type: share, title: 分享, devices: { desktop: false, mobile: false } }',
  good: '      - { type: share, title: 分享, devices: { mobile: false } }',
  *check({ blocks, settings }) {
    const devices = Object.keys(settings.devices);
    for (const { block, pointer } of blocks) {
      const variants = block.devices;
      if (!variants || !devices.every((device) => Object.hasOwn(variants, device))) continue;
      yield {
        pointer: [...pointer, 'type'],
        what: 'value',
        message:
          'this block is shown on no device: every one leaves it out or shows another in its place',
        related: [{ pointer: [...pointer, 'devices'], what: 'key', message: 'said here' }],
      };
    }
  },
} as const satisfies Rule;
