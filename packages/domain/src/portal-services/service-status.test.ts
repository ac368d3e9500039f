import { expect, test } from 'vitest'
import { serviceStatuses, tileStatuses, toTileVariant } from './service-status.ts'

test('a tile has one of six statuses [S4-001]', () => {
  expect(tileStatuses).toEqual(['unregistered', 'pending', 'active', 'comingSoon', 'invited', 'inviteExpired'])
})

test.each([
  ['unknown', 'unregistered', 'unknown'],
  ['noprocess', 'unregistered', 'noprocess'],
  ['unregistered', 'unregistered', undefined],
  ['pending', 'pending', undefined],
  ['active', 'active', undefined],
  ['invited', 'invited', undefined],
  ['inviteexpired', 'inviteExpired', undefined],
  ['inactive', 'unregistered', 'inactive'],
  ['declined', 'unregistered', 'declined'],
  ['comingsoon', 'comingSoon', undefined],
] as const)('the service status %s has the %s tile, explained as %s [S4-001] [S4-002]', (status, tile, explanation) => {
  expect(serviceStatuses).toContain(status)
  expect(toTileVariant(status)).toEqual({ status: tile, explanation })
})

test('there are ten service statuses, and every tile status can be reached [S4-002]', () => {
  expect(serviceStatuses).toHaveLength(10)
  expect(new Set(serviceStatuses.map((status) => toTileVariant(status).status))).toEqual(new Set(tileStatuses))
})
