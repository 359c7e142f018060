import { expect, it } from 'vitest';
import { frameFiles } from '../../../cli/prerender/frame-files.ts';
import { isCareMessage } from '../../../schema/messages/care-messages.ts';
import { lyceum, modelOf, tableOf } from '../../fixtures/load-fixture.ts';

it('leaves to the whole route table the words that pages show by the accessibility bar alone', () => {
  const model = modelOf(lyceum());
  const frame = frameFiles(model, {})['fr.desk']?.frame;
  const words = Object.keys(frame?.table.messages ?? {});
  expect(words).toContain('care');
  expect(words.filter(isCareMessage)).toEqual([]);
  const whole = tableOf(model, 'fr', 'desk').messages;
  expect(Object.keys(whole).filter(isCareMessage).length).toBeGreaterThan(30);
  expect(whole.careRuler).toBe('Règle de lecture');
});
