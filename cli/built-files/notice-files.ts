/** Files that say which packages a build contains: for readers, and for programs (CycloneDX). */
export const noticeFiles = {
  notices: 'third-party-notices.txt',
  materials: 'sbom.cdx.json',
} as const;
