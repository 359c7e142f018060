import { useSyncExternalStore } from 'react';
import { useBehaviour } from './use-behaviour.ts';

const never = () => () => undefined;

/** Today at the visitor's, as YYYY-MM-DD. A page that was built before does not know it. */
export function useToday(): string {
  useBehaviour();
  return useSyncExternalStore(
    never,
    () => {
      const now = new Date();
      const two = (number: number): string => String(number).padStart(2, '0');
      return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    },
    () => '',
  );
}
