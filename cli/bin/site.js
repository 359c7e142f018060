#!/usr/bin/env node
import '../../dist/cli/site.js';
