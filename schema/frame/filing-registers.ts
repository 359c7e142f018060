/** Where ICP filings are looked up, and where the rules ask their numbers to lead (MIIT order 33, article 13). */
export const icpRegister = 'https://beian.miit.gov.cn/';

/** Where a public security filing is looked up: by the digits of its number, which the register's own code names. */
export function securityRegister(number: string): string {
  const [digits] = /\d{6,}/.exec(number) ?? [];
  return digits === undefined
    ? 'https://beian.mps.gov.cn/'
    : `https://beian.mps.gov.cn/#/query/webSearch?code=${digits}`;
}
