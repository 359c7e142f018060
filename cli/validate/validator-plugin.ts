export const validatorPlugin = () => ({ name: 'x' });
