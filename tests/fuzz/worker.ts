import { mutantChecker, type Outcome } from './check-mutant.ts';
import { mutantOf } from './mutant.ts';
import { samplesIn } from './samples.ts';

/*
 * A process that checks mutants, one after the other: one that never ends can be ended from outside. It takes the
 * folder of the samples, the path of the built prerenderer and the seed.
 */

/** From the process: that it is ready, or what came of a mutant. */
export type FromWorker = 'ready' | { readonly number: number; readonly outcome: Outcome };

const [folder = '', module = '', seedText = ''] = process.argv.slice(2);
const seed = Number(seedText);
const send = (message: FromWorker): void => {
  process.send?.(message);
};

const samples = samplesIn(folder);
const check = await mutantChecker(samples, module);
// What the runtime writes of mutants is not read by anybody.
console.error = () => undefined;
console.warn = () => undefined;

process.on('message', async (number: number) => {
  send({ number, outcome: await check(mutantOf(samples, seed, number), seed, number) });
});
process.on('disconnect', () => process.exit());
send('ready');
