/** Milliseconds for which a browser may take to say which voices it has, and between two looks. */
const patience = 2000;
const pause = 100;

const spelled = (tag: string): string => tag.toLowerCase().replace(/_/g, '-');

/** The best voice for a language: of the same country, of the machine itself. */
function bestVoice(
  voices: readonly SpeechSynthesisVoice[],
  tag: string,
): SpeechSynthesisVoice | undefined {
  const wanted = spelled(tag);
  const [language = ''] = wanted.split('-');
  const country = /-([a-z]{2})$/.exec(wanted)?.[1] ?? (language === 'zh' ? 'cn' : undefined);
  const rank = ({ lang, localService }: SpeechSynthesisVoice): number =>
    (spelled(lang) === wanted ? 4 : 0) +
    (country && spelled(lang).endsWith(`-${country}`) ? 2 : 0) +
    (localService ? 1 : 0);
  return voices
    .filter(({ lang }) => spelled(lang).split('-')[0] === language)
    .sort((a, b) => rank(b) - rank(a))[0];
}

/**
 * The voice that reads a language; undefined where the browser has none. Some browsers load their voices after they are
 * asked for the first time.
 */
export async function findVoice(tag: string): Promise<SpeechSynthesisVoice | undefined> {
  const until = Date.now() + patience;
  for (;;) {
    const voices = speechSynthesis.getVoices();
    if (voices.length > 0 || Date.now() > until) return bestVoice(voices, tag);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
