import { QueryClient } from '@tanstack/react-query';
import { getJson } from './client';

const FIVE_MINUTES = 5 * 60 * 1000;

/**
 * Creates a query client that never retries, refetches or polls on its own. It does not wait for the network either:
 * offline, a call fails at once, so that the visitor is told rather than left waiting.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getJson(),
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
        gcTime: FIVE_MINUTES,
      },
      mutations: { networkMode: 'always', retry: false, gcTime: FIVE_MINUTES },
    },
  });
}
