import { describe, expect, test } from 'vitest';
import { countable } from '../../../src/lib/search-miss';

describe('what is counted', () => {
  test.each([
    ['  Septic   TANK ', 'septic tank'],
    ['bill 31-15', 'bill 31-15'],
    ['4,000 pCi/L', '4,000 pci/l'],
    ['código de edificación', 'código de edificación'],
    ['test for 20 units', 'test for 20 units'],
    ['48 hour test', '48 hour test'],
    ['3 story house', '3 story house'],
    ['4 pCi/L', '4 pci/l'],
    ['prueba de 48 horas', 'prueba de 48 horas'],
    ['2 andares', '2 andares'],
    ['Washington D.C. law', 'washington d.c. law'],
    ['teste de radônio em apartamento', 'teste de radônio em apartamento'],
    ['casa rodante', 'casa rodante'],
    ['granite countertop', 'granite countertop'],
  ])('%j is, as %j', (typed, counted) => {
    expect(countable(typed)).toBe(counted);
  });

  test.each([
    'jane@visitor.example',
    'jane(at)visitor.com',
    'https://visitor.example/secret',
    '301-555-0142',
    '(301) 555 0142',
    '+1 301.555.0142',
    '3015550142',
    '20877',
    '100 Sample Street',
    '100 north sample rd radon',
    '4111 1111 1111 1111',
    'my name is jane roe',
    'me llamo juana',
    'the landlord of my sister in the blue house refuses it',
    'rua das flores 12',
    'calle 8 numero 5',
    'avenida central 100',
    'praça da sé 3',
    'casa número 5',
    '12 oak',
    '12 oak rockville',
    'maria gonzalez rockville lung cancer',
    'maría tiene cáncer',
    'câncer de pulmão joão silva',
    'my neighbour has asthma',
    'embarazada de 3 meses',
    'password hunter2',
    'contraseña perro',
    'minha senha gato',
    'ssn jane',
    'click evil.xyz now',
    'evil.io',
    'a.co',
    'evil.xn--p1ai',
    'x'.repeat(61),
    'ab',
    '12-22',
    '<script>',
    'a\u0000bc',
    '',
  ])('%j is not', (typed) => {
    expect(countable(typed)).toBeUndefined();
  });
});
