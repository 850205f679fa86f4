import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '@site/src/lib/api/query-client';
import { MessageForm, type MessageFormProps } from './MessageForm';

/** The contact form with its query client, which only pages with a form load. */
export function ContactForm({ own }: MessageFormProps): ReactNode {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <MessageForm own={own} />
    </QueryClientProvider>
  );
}
