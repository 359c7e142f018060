/** Has a process of Node say at its end what the kernel counted as its largest resident set, in kilobytes. */
const meter =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("rss="+process.resourceUsage().maxRSS+"\\n"))';

/** Flags for Node with which a process says at its end how much memory it had at most. */
export const memoryMeter: readonly string[] = ['--import', meter];

/** Megabytes that a process had at once, its threads included; what it starts besides is not counted. */
export const megabytesIn = (stderr: string): number =>
  Math.round(Number(/rss=(\d+)/.exec(stderr)?.[1]) / 1024);
