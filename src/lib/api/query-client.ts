import { QueryClient } from '@tanstack/react-query';
import { getJson } from './client';

const FIVE_MINUTES = 5 * 60 * 1000;

/**
 * A query client with the specified defaults: nothing is repeated, refreshed or polled by itself. Nothing waits
 * for the network either: offline, a call fails at once, and the visitor is told instead of left waiting.
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
