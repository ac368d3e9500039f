import process from 'node:process'
import { expect, test } from 'vitest'
import { isCountableAddress } from './is-countable-address.ts'

test.each([
  '/en/products/axion-65',
  '/de/katalog.pdf',
  '/de/firma/über-uns.html',
  '/ja/%E8%A3%BD%E5%93%81',
  '/unternehmen/2019_geschichte',
])('the missing address %s may have been a page', (pathname) => {
  expect(isCountableAddress(pathname)).toBe(true)
})

test.each([
  '/',
  '/en',
  '/en/wp-admin',
  '/en/wp-login.php',
  '/wp-content/plugins/a',
  '/en/.env',
  '/.git/config',
  '/en/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php',
  '/en/products/..%2f..%2fetc',
  '/en/<script>',
  "/en/a'or'1",
  '/en/%00',
  '/en/backup.zip',
  '/en/index.php',
  '/en/console',
  '/a/b/c/d/e/f/g/h/i',
  `/en/${'x'.repeat(81)}`,
  `/en/${'x-'.repeat(100)}x`,
])('the missing address %s is not counted', (pathname) => {
  expect(isCountableAddress(pathname)).toBe(false)
})

test('checks an address in linear time', () => {
  const started = process.threadCpuUsage()
  for (let index = 0; index < 100; index += 1) isCountableAddress(`/en/${'a-'.repeat(39)}!`)
  expect(process.threadCpuUsage(started).user).toBeLessThan(500_000)
})
