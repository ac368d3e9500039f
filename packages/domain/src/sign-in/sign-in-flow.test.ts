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
const failed = (how: { needsPerson?: boolean; unreachable?: boolean } = {}): SignInEvent => ({
  kind: 'failed',
  failure: timedOut,
  needsPerson: false,
  unreachable: false,
  ...how,
})

function run(events: SignInEvent[], settings = redirecting, start = startSignIn({ hasCode: false })): SignInState {
  return events.reduce((state, event) => nextSignIn(state, event, settings), start)
}

const stepOf = (state: SignInState): SignInStep | SignInState['kind'] =>
  state.kind === 'doing' ? state.step : state.kind

describe('a login without a code in the address', () => {
  test.each<[string, SignInEvent[], string]>([
    ['uses stored tokens with more than 180 s left [S4-035]', [stored(181)], 'signed-in'],
    ['renews tokens within 180 s of their end by the refresh grant first', [stored(180)], 'refresh'],
    ['is done when the refresh grant gave tokens', [stored(10), { kind: 'tokens' }], 'signed-in'],
    ['takes back what the refresh grant refused [S4-036]', [stored(10), failed()], 'revoke'],
    ['takes back tokens that cannot be renewed [S4-036]', [stored(10, false)], 'revoke'],
    ['asks silently without tokens [S4-038]', [{ kind: 'stored', tokens: 'none' }], 'ask-silently'],
    ['deletes tokens nobody can read [S8-048]', [{ kind: 'stored', tokens: 'unreadable' }], 'revoke'],
    ['asks silently after taking old tokens back', [stored(-1, false), { kind: 'revoked' }], 'ask-silently'],
    [
      'uses tokens to their end while the identity server is away',
      [stored(10), failed({ unreachable: true })],
      'signed-in',
    ],
    ['takes ended tokens back while the identity server is away', [stored(0), failed({ unreachable: true })], 'revoke'],
  ])('%s', (_, events, step) => {
    expect(stepOf(run(events))).toBe(step)
  })

  const silently: SignInEvent[] = [{ kind: 'stored', tokens: 'none' }]

  test('goes to the login page when a person is needed [S4-039] [S4-040] [S4-041] [S4-042] [S4-043]', () => {
    expect(stepOf(run([...silently, failed({ needsPerson: true })]))).toBe('go-to-login')
  })

  test('stays where it is without the login mode redirect [S4-044]', () => {
    const state = run([...silently, failed({ needsPerson: true })], { ...redirecting, loginMode: 'none' })
    expect(state).toEqual({ kind: 'failed', failure: timedOut })
  })

  test('asks in place where something typed would be lost', () => {
    const state = run([...silently, failed({ needsPerson: true })], { ...redirecting, loginMode: 'in-place' })
    expect(state).toEqual({ kind: 'needs-person' })
  })

  test('ends when the silent answer is an error that no login resolves', () => {
    expect(run([...silently, failed()])).toEqual({ kind: 'failed', failure: timedOut })
  })
})

describe('a login with a code in the address', () => {
  const start = startSignIn({ hasCode: true })

  test('exchanges it, then reads who it is [S4-037]', () => {
    expect(stepOf(start)).toBe('exchange-code')
    expect(stepOf(run([{ kind: 'tokens' }], redirecting, start))).toBe('read-profile')
    expect(stepOf(run([{ kind: 'tokens' }, { kind: 'profile' }], redirecting, start))).toBe('signed-in')
  })

  test('fails when the exchange fails [S4-045]', () => {
    expect(run([failed({ needsPerson: true })], redirecting, start)).toEqual({ kind: 'failed', failure: timedOut })
  })

  test('logs in again when the profile cannot be read, but only once [S4-046]', () => {
    const events: SignInEvent[] = [{ kind: 'tokens' }, failed()]
    expect(stepOf(run(events, redirecting, start))).toBe('go-to-login')
    expect(stepOf(run(events, { ...redirecting, hasJustLoggedIn: true }, start))).toBe('failed')
  })
})

const anyEvent: fc.Arbitrary<SignInEvent> = fc.oneof(
  fc.record({ kind: fc.constant('stored' as const), tokens: fc.constantFrom('none' as const, 'unreadable' as const) }),
  fc.tuple(fc.integer({ min: -10, max: 400 }), fc.boolean()).map(([left, refresh]) => stored(left, refresh)),
  fc.constantFrom<SignInEvent>({ kind: 'tokens' }, { kind: 'profile' }, { kind: 'revoked' }, { kind: 'left' }),
  fc.record({ needsPerson: fc.boolean(), unreachable: fc.boolean() }).map(failed),
)

const order: SignInStep[] = ['read-stored', 'refresh', 'revoke', 'ask-silently', 'read-profile', 'go-to-login']

describe('in whatever order things happen', () => {
  const anySettings = fc.record<SignInSettings>({
    loginMode: fc.constantFrom('redirect', 'in-place', 'none'),
    hasJustLoggedIn: fc.boolean(),
  })

  test('steps are never taken back, and a login that ended stays ended', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), anySettings, fc.boolean(), (events, settings, hasCode) => {
        let state = startSignIn({ hasCode })
        for (const event of events) {
          const next = nextSignIn(state, event, settings)
          if (state.kind !== 'doing') expect(next).toBe(state)
          else if (next.kind === 'doing')
            expect(order.indexOf(next.step)).toBeGreaterThanOrEqual(order.indexOf(state.step))
          state = next
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('nobody is signed in without tokens, and nobody is sent away but in the mode redirect', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), anySettings, fc.boolean(), (events, settings, hasCode) => {
        const state = run(events, settings, startSignIn({ hasCode }))
        const hadTokens = events.some(
          (event) =>
            event.kind === 'tokens' ||
            (event.kind === 'stored' && typeof event.tokens === 'object' && event.tokens.secondsLeft > 0),
        )
        if (state.kind === 'signed-in') expect(hadTokens).toBe(true)
        if (settings.loginMode !== 'redirect') expect(['leaving', 'go-to-login']).not.toContain(stepOf(state))
      }),
      { numRuns: 2000 },
    )
  })

  test('seven answers are enough to end any login', () => {
    const answers: Record<SignInStep, fc.Arbitrary<SignInEvent>> = {
      'read-stored': fc.oneof(
        fc.constant<SignInEvent>({ kind: 'stored', tokens: 'none' }),
        fc.integer({ min: -10, max: 400 }).map((left) => stored(left)),
      ),
      'exchange-code': fc.constantFrom<SignInEvent>({ kind: 'tokens' }, failed()),
      refresh: fc.constantFrom<SignInEvent>({ kind: 'tokens' }, failed(), failed({ unreachable: true })),
      revoke: fc.constant<SignInEvent>({ kind: 'revoked' }),
      'ask-silently': fc.constantFrom<SignInEvent>({ kind: 'tokens' }, failed(), failed({ needsPerson: true })),
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
            pick(() => answers[step]),
            settings,
          )
        }
        expect(steps).toBeLessThanOrEqual(7)
      }),
      { numRuns: 2000 },
    )
  })
})
