import './islands';
import { installBehavior } from './behavior';

// Live editing renders pages in the browser, where an island wakes itself (Island.tsx); the rest is the same.
if (typeof document !== 'undefined') installBehavior(document);
