// Stands in for modules that the site leaves out; see src/plugins/slim-client.ts.
export {};
