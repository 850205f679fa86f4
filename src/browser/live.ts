import './islands';
import { installBehavior } from './behavior';

// In live editing the browser renders the pages, and each island wakes itself (Island.tsx); the rest is as published.
if (typeof document !== 'undefined') installBehavior(document);
