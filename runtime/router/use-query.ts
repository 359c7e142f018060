import { useAddress } from './router.tsx';

/** The query of the open address; inside of a built page the one that it was built with. */
export const useQuery = (): URLSearchParams => new URLSearchParams(useAddress().query);
