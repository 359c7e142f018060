import { useEffect } from 'react';
import { useDeferred } from '../deferred/deferred-part.ts';
import { useSiteState } from '../state/site-state.ts';
import { serverErrorPart } from './navigation/navigation-parts.ts';
import { navigationRequest } from './navigation/navigation-request.ts';

/** The page in place of one that fails; the words alone while its code is awaited. */
export function ServerErrorPart({ language }: { readonly language: string }) {
  const { model, resources } = useSiteState();
  const ServerError = useDeferred(serverErrorPart);
  useEffect(() => {
    void resources.request(navigationRequest(resources));
  }, [resources]);
  if (ServerError) return <ServerError language={language} />;
  const { messages } = model.languages[language] ?? {};
  return (
    <main id="content" tabIndex={-1}>
      <h1>{messages?.serverError}</h1>
      <p>{messages?.serverErrorText}</p>
    </main>
  );
}
