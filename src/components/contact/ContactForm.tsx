import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '@site/src/lib/api/query-client';
import { MessageForm } from './MessageForm';

/** The contact form with what it needs around it; only this page loads the query client. */
export function ContactForm(): ReactNode {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <MessageForm />
    </QueryClientProvider>
  );
}
