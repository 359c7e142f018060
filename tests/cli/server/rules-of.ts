import type { PolicyFile } from '../../../cli/built-files/policy-file.ts';
import { type ServerRules, serverRules } from '../../../cli/server/rules/server-rules.ts';
import type { ServerSettings, SiteSource } from '../../../schema/source.generated.ts';
import { lyceum, modelOf } from '../../fixtures/load-fixture.ts';

const policy: PolicyFile = {
  scriptHashes: ['sha256-x'],
  sources: { pictures: [] },
  htmlFiles: ['google.html'],
};

const entry = (id: string) => ({
  id,
  title: id,
  date: '2026-03-18',
  html: '',
  headings: [],
  related: [],
});

const entries: Readonly<Record<string, object>> = {
  neuf: entry('neuf'),
  reste: entry('reste'),
  vieux: { movedTo: 'neuf' },
  perdu: { movedTo: 'nulle-part' },
};

/** The second institution with a collection in files, paths of every kind, and redirects. */
export function everyKindOfPath(): SiteSource {
  const source = lyceum();
  const { bulletins } = source.collections ?? {};
  if (!bulletins) throw new Error('the fixture has changed');
  const { http: _, ...ofFiles } = bulletins;
  const only = (fr: string) => ({ fr, de: false as const, zh: false as const });
  return {
    ...source,
    site: { ...source.site, history: 'browser', base: '/' },
    collections: { ...source.collections, bulletins: ofFiles },
    redirects: [
      {
        from: '/vieux.php',
        query: { id: '$uri;{http.request.host}"' },
        to: 'https://x.example/";}$uri{http.request.host}#',
      },
      {
        from: '/vieux.php',
        query: { id: ':id' },
        values: { id: 'digits' },
        to: '/ecole/salle/:id',
      },
      { from: '/simple/:x', to: '/ecole/salle/:x', status: 302 },
      {
        from: '/annee/:annee',
        query: { mois: ':mois' },
        values: { annee: 'year', mois: 'month' },
        to: '/ecole/salle/:annee?m=:mois',
      },
      { from: '/parti', status: 410 },
    ],
    routes: [
      ...source.routes,
      {
        id: 'ailleurs',
        paths: only('/ailleurs'),
        redirect: 'https://ailleurs.example/école?a=1#là',
      },
      {
        id: 'hostile',
        paths: only("/$uri;(a)=[b]&c'd"),
        redirect: 'https://x.example/";}$uri{http.request.host}\n#',
      },
      { id: 'ete', paths: only('/été'), page: 'accueil' },
    ],
  };
}

/** The rules of that site with these files beside the entries. */
export function rulesOf(
  settings: ServerSettings,
  files: readonly string[],
  source = everyKindOfPath(),
): ServerRules {
  const model = modelOf(source);
  const stored = new Map(
    Object.entries(entries).map(([id, each]) => [`content/fr/bulletins/entries/${id}.json`, each]),
  );
  return serverRules({
    model: model.site,
    tables: model.tables,
    settings,
    policy,
    files: new Set([...files, ...stored.keys()]),
    ...(model.redirects ? { redirects: model.redirects } : {}),
    readEntry: (file) => stored.get(file) as never,
  });
}
