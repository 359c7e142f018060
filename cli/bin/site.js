#!/usr/bin/env node
// Old versions of Node run this file, too, and are to say what is missing: nothing here is newer than they are.
import * as module from 'node:module';

const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `site: Node 20.19 or newer is needed, this is ${process.versions.node} / 需要 Node 20.19 或更新版本，当前是 ${process.versions.node}\n`,
  );
  process.exitCode = 2;
} else {
  // Node 22 and newer keep compiled code from one start to the next.
  if (module.enableCompileCache) module.enableCompileCache();
  import('../../dist/cli/site.js');
}
