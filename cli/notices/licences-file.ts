/** The file that vite writes into each bundle: packages with their licences. */
export const licencesFile = 'licenses.json';
