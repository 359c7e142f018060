import { Provider } from 'oidc-provider';

/*
 * An OpenID Connect provider on loopback: `node provider.js PORT REDIRECT…`. Everybody may sign in, with any password;
 * who is called wen is a librarian, who is called lu an editor, too.
 */

const [port, ...redirects] = process.argv.slice(2);
const roles = { wen: ['librarian'], lu: ['librarian', 'editor'] };

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: 'library-web',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code'],
      response_types: ['code'],
      redirect_uris: redirects,
      post_logout_redirect_uris: redirects,
    },
  ],
  claims: { openid: ['sub'], profile: ['roles'] },
  conformIdTokenClaims: false,
  clientBasedCORS: () => true,
  cookies: { keys: ['of a test'] },
  findAccount: (_, id) => ({
    accountId: id,
    claims: () => ({ sub: id, roles: roles[id] ?? [] }),
  }),
  features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
  ttl: { IdToken: 3600, AccessToken: 3600, Session: 86_400, Grant: 86_400, Interaction: 3600 },
});

provider.listen(Number(port), '127.0.0.1');
