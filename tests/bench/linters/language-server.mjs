// Checks one file as an editor would: starts yaml-language-server, opens the file with its schema, and
// prints how many diagnostics come. Usage: node language-server.mjs <file> <schema>
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const rpc = require('vscode-jsonrpc/node');
const [file, schema] = process.argv.slice(2);
const server = spawn(
  process.execPath,
  [
    fileURLToPath(
      new URL('node_modules/yaml-language-server/bin/yaml-language-server', import.meta.url),
    ),
    '--stdio',
  ],
  { stdio: ['pipe', 'pipe', 'inherit'] },
);
const connection = rpc.createMessageConnection(
  new rpc.StreamMessageReader(server.stdout),
  new rpc.StreamMessageWriter(server.stdin),
);
const uri = pathToFileURL(file).href;
const settings = {
  yaml: {
    validate: true,
    hover: false,
    completion: false,
    schemaStore: { enable: false },
    schemas: { [pathToFileURL(schema).href]: '*' },
  },
};
connection.onRequest('workspace/configuration', ({ items }) =>
  items.map(({ section }) => settings[section] ?? null),
);
connection.onRequest('client/registerCapability', () => null);
connection.onNotification('textDocument/publishDiagnostics', ({ diagnostics }) => {
  process.stdout.write(`${diagnostics.length}\n`);
  server.kill();
  process.exit(0);
});
connection.listen();
await connection.sendRequest('initialize', {
  processId: process.pid,
  rootUri: null,
  capabilities: {
    workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } },
    textDocument: { publishDiagnostics: {} },
  },
});
await connection.sendNotification('initialized', {});
await connection.sendNotification('workspace/didChangeConfiguration', { settings });
// The server takes the settings a moment later than it answers.
setTimeout(() => {
  connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId: 'yaml', version: 1, text: readFileSync(file, 'utf8') },
  });
}, 50);
