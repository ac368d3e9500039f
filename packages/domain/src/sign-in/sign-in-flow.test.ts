import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SignInFailure } from './sign-in-failure.ts'
import {
  nextSignIn,
  type SignInEvent,
  type SignInSettings,
  type SignInState,
  type SignInStep,
  startSignIn,
} from './sign-in-flow.ts'

const redirecting: SignInSettings = { loginMode: 'redirect', hasJustLoggedIn: false }
const timedOut: SignInFailure = { kind: 'timed-out' }

const stored = (secondsLeft: number, canRefresh = true): SignInEvent => ({
  kind: 'stored',
  tokens: { secondsLeft, canRefresh },
})
const failed = (how: { needsLogin?: boolean; unreachable?: boolean } = {}): SignInEvent => ({
  kind: 'failed',
  failure: timedOut,
  needsLogin: false,
  unreachable: false,
  ...how,
})

const unreachable = failed({ unreachable: true })

function run(events: SignInEvent[], settings = redirecting, start = startSignIn({ hasCode: false })): SignInState {
  return events.reduce((state, event) => nextSignIn(state, event, settings), start)
}

const stepOf = (state: SignInState): SignInStep | SignInState['kind'] =>
  state.kind === 'doing' ? state.step : state.kind

describe('a login without a code in the URL', () => {
  test.each<[string, SignInEvent[], string]>([
    ['uses stored tokens with more than 180 s left [S4-035]', [stored(181)], 'signed-in'],
    ['first renews tokens by the refresh grant within 180 s of their expiry', [stored(180)], 'refresh'],
    ['ends when the refresh grant returned tokens', [stored(10), { kind: 'tokens' }], 'signed-in'],
    ['revokes tokens that the refresh grant refused [S4-036]', [stored(10), failed()], 'revoke'],
    ['revokes tokens that cannot be renewed [S4-036]', [stored(10, false)], 'revoke'],
    ['tries a silent login without tokens [S4-038]', [{ kind: 'stored', tokens: 'none' }], 'try-silent-login'],
    ['deletes unreadable tokens [S8-048]', [{ kind: 'stored', tokens: 'unreadable' }], 'revoke'],
    ['tries a silent login after revoking old tokens', [stored(-1, false), { kind: 'revoked' }], 'try-silent-login'],
    ['uses tokens until they expire while the identity server is unavailable', [stored(10), unreachable], 'signed-in'],
    ['revokes expired tokens while the identity server is unavailable', [stored(0), unreachable], 'revoke'],
  ])('%s', (_, events, step) => {
    expect(stepOf(run(events))).toBe(step)
  })

  const silently: SignInEvent[] = [{ kind: 'stored', tokens: 'none' }]

  test('goes to the login page when user interaction is required [S4-039] [S4-040] [S4-041] [S4-042] [S4-043]', () => {
    expect(stepOf(run([...silently, failed({ needsLogin: true })]))).toBe('go-to-login')
  })

  test('stays on the page without the login mode redirect [S4-044]', () => {
    const state = run([...silently, failed({ needsLogin: true })], { ...redirecting, loginMode: 'none' })
    expect(state).toEqual({ kind: 'failed', failure: timedOut })
  })

  test('asks for a login in place in the login mode in-place', () => {
    const state = run([...silently, failed({ needsLogin: true })], { ...redirecting, loginMode: 'in-place' })
    expect(state).toEqual({ kind: 'needs-login' })
  })

  test('fails when the silent login fails with an error that a login does not resolve', () => {
    expect(run([...silently, failed()])).toEqual({ kind: 'failed', failure: timedOut })
  })
})

describe('a login with a code in the URL', () => {
  const start = startSignIn({ hasCode: true })

  test('exchanges the code, then reads the profile [S4-037]', () => {
    expect(stepOf(start)).toBe('exchange-code')
    expect(stepOf(run([{ kind: 'tokens' }], redirecting, start))).toBe('read-profile')
    expect(stepOf(run([{ kind: 'tokens' }, { kind: 'profile' }], redirecting, start))).toBe('signed-in')
  })

  test('fails when the exchange fails [S4-045]', () => {
    expect(run([failed({ needsLogin: true })], redirecting, start)).toEqual({ kind: 'failed', failure: timedOut })
  })

  test('goes to the login page when the profile cannot be read, but only once [S4-046]', () => {
    const events: SignInEvent[] = [{ kind: 'tokens' }, failed()]
    expect(stepOf(run(events, redirecting, start))).toBe('go-to-login')
    expect(stepOf(run(events, { ...redirecting, hasJustLoggedIn: true }, start))).toBe('failed')
  })
})

const anyEvent: fc.Arbitrary<SignInEvent> = fc.oneof(
  fc.record({ kind: fc.constant('stored' as const), tokens: fc.constantFrom('none' as const, 'unreadable' as const) }),
  fc.tuple(fc.integer({ min: -10, max: 400 }), fc.boolean()).map(([left, refresh]) => stored(left, refresh)),
  fc.constantFrom<SignInEvent>({ kind: 'tokens' }, { kind: 'profile' }, { kind: 'revoked' }, { kind: 'left' }),
  fc.record({ needsLogin: fc.boolean(), unreachable: fc.boolean() }).map(failed),
)

const order: SignInStep[] = ['read-stored', 'refresh', 'revoke', 'try-silent-login', 'read-profile', 'go-to-login']
const isBefore = (one: SignInStep, other: SignInStep) => order.indexOf(one) < order.indexOf(other)

describe('in any order of events', () => {
  const anySettings = fc.record<SignInSettings>({
    loginMode: fc.constantFrom('redirect', 'in-place', 'none'),
    hasJustLoggedIn: fc.boolean(),
  })

  test('a step is never repeated, and an ended login stays ended', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), anySettings, fc.boolean(), (events, settings, hasCode) => {
        let state = startSignIn({ hasCode })
        const wrong: [SignInState, SignInState][] = []
        for (const event of events) {
          const next = nextSignIn(state, event, settings)
          if (state.kind !== 'doing' ? next !== state : next.kind === 'doing' && isBefore(next.step, state.step))
            wrong.push([state, next])
          state = next
        }
        expect(wrong).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  test('a sign-in needs tokens, and only the mode redirect leaves the page', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), anySettings, fc.boolean(), (events, settings, hasCode) => {
        const state = run(events, settings, startSignIn({ hasCode }))
        const hadTokens = events.some(
          (event) =>
            event.kind === 'tokens' ||
            (event.kind === 'stored' && typeof event.tokens === 'object' && event.tokens.secondsLeft > 0),
        )
        const mayLeave = settings.loginMode === 'redirect'
        expect(state.kind === 'signed-in' && !hadTokens).toBe(false)
        expect(!mayLeave && ['leaving', 'go-to-login'].includes(stepOf(state))).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('any login ends after at most seven events', () => {
    const eventsOf: Record<SignInStep, fc.Arbitrary<SignInEvent>> = {
      'read-stored': fc.oneof(
        fc.constant<SignInEvent>({ kind: 'stored', tokens: 'none' }),
        fc.integer({ min: -10, max: 400 }).map((left) => stored(left)),
      ),
      'exchange-code': fc.constantFrom<SignInEvent>({ kind: 'tokens' }, failed()),
      refresh: fc.constantFrom<SignInEvent>({ kind: 'tokens' }, failed(), failed({ unreachable: true })),
      revoke: fc.constant<SignInEvent>({ kind: 'revoked' }),
      'try-silent-login': fc.constantFrom<SignInEvent>({ kind: 'tokens' }, failed(), failed({ needsLogin: true })),
      'read-profile': fc.constantFrom<SignInEvent>({ kind: 'profile' }, failed()),
      'go-to-login': fc.constantFrom<SignInEvent>({ kind: 'left' }, failed()),
    }
    fc.assert(
      fc.property(fc.boolean(), anySettings, fc.gen(), (hasCode, settings, pick) => {
        let state = startSignIn({ hasCode })
        let steps = 0
        for (; state.kind === 'doing'; steps++) {
          const { step } = state
          state = nextSignIn(
            state,
            pick(() => eventsOf[step]),
            settings,
          )
        }
        expect(steps).toBeLessThanOrEqual(7)
      }),
      { numRuns: 2000 },
    )
  })
})
