import type { DemoPerson } from './people.ts'

export type DemoStaff = DemoPerson & {
  /** What an authenticator app is given to make this person's codes; on local stacks only. */
  oneTimeSecret: string
}

/** Who looks after the content of the demo group. Their password is everybody's. */
export const contentStaff = [
  {
    email: 'editor@norlitz.example',
    firstName: 'Mira',
    lastName: 'Lindt',
    who: 'Administrator of the content service',
    roles: ['kmx_employee_intern', 'kmx_content_administrator'],
    oneTimeSecret: 'NBSWY3DPEB3W64TMMQQGM4TPNUQG433S',
  },
] as const satisfies readonly DemoStaff[]
