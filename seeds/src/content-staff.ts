import type { DemoPerson } from './people.ts'

export type DemoStaff = DemoPerson & {
  /** TOTP secret; on local stacks only. */
  oneTimeSecret: string
}

/** Editors of the demo content. They share `demoPassword`. */
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
