/* A program file of the example, which only the check reads. */
export const links = ['/faqs#high', '/services', '/blog/lead'];
declare const lawOf: (id: string) => unknown;
export const law = lawOf('montgomeryRental');
