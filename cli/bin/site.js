#!/usr/bin/env node
import module from 'node:module';

// Node 22 and newer keep compiled code from one start to the next.
module.enableCompileCache?.();
await import('../../dist/cli/site.js');
