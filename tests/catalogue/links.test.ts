import { TABLES, tryTables } from './catalogue';

tryTables(TABLES.links);
