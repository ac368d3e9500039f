/** Shared password of all demo people; works on local stacks only. */
export const demoPassword = 'Passw0rd!Passw0rd'

/** TOTP secret of the demo people inside the company, who need a second factor; works on local stacks only. */
export const demoOneTimeSecret = 'MNXXA4DFOIQHG5DSMFXGI4ZAORXSA53P'

export type DemoPerson = { email: string; firstName: string; lastName: string; who: string; roles: readonly string[] }

/** Demo people, one for each kind of portal user. */
export const people: DemoPerson[] = [
  {
    email: 'anna.berg@norlitz.example',
    firstName: 'Anna',
    lastName: 'Berg',
    who: 'Customer with every service',
    roles: [
      'kmx_int_serviceticketing_active',
      'kmx_int_assetdb_active',
      'kmx_int_artemis_active',
      'kmx_int_mfpwm_active',
      'kmx_int_mfpmds_active',
      'kmx_int_productinfo_active',
      'kmx_int_direct_active',
      'kmx_int_lmsefront_active',
    ],
  },
  {
    email: 'bert.dahl@norlitz.example',
    firstName: 'Bert',
    lastName: 'Dahl',
    who: 'Customer without any service yet',
    roles: [],
  },
  {
    email: 'clara.egli@norlitz.example',
    firstName: 'Clara',
    lastName: 'Egli',
    who: 'Delegated administrator of a customer',
    roles: ['kmx_delegatedadmin_extern', 'kmx_int_serviceticketing_active', 'kmx_artemis_onpremuser'],
  },
  {
    email: 'david.frei@norlitz.example',
    firstName: 'David',
    lastName: 'Frei',
    who: 'Delegated administrator inside Norlitz',
    roles: ['kmx_delegatedadmin_intern', 'kmx_int_serviceticketing_active', 'kmx_int_direct_pending'],
  },
  {
    email: 'emil.gut@norlitz.example',
    firstName: 'Emil',
    lastName: 'Gut',
    who: 'Customer who waits for the online shop',
    roles: ['kmx_int_serviceticketing_active', 'kmx_int_direct_pending'],
  },
  {
    email: 'fiona.hess@norlitz.example',
    firstName: 'Fiona',
    lastName: 'Hess',
    who: 'Customer who is invited to the courses',
    roles: ['kmx_int_assetdb_active', 'kmx_int_lmsefront_invited'],
  },
  {
    email: 'georg.imhof@norlitz.example',
    firstName: 'Georg',
    lastName: 'Imhof',
    who: 'Customer whose invite has expired',
    roles: ['kmx_int_productinfo_active', 'kmx_int_lmsefront_inviteexpired'],
  },
  {
    email: 'livia.kern@norlitz.example',
    firstName: 'Livia',
    lastName: 'Kern',
    who: 'Internal employee',
    roles: ['kmx_employee_intern', 'kmx_int_assetdb_active'],
  },
  {
    email: 'jonas.frei@norlitz.example',
    firstName: 'Jonas',
    lastName: 'Frei',
    who: 'Service desk agent',
    roles: ['kmx_employee_intern', 'kmx_int_servicedesk_agent', 'kmx_int_serviceticketing_active'],
  },
  {
    email: 'ines.duarte@norlitz.example',
    firstName: 'Inês',
    lastName: 'Duarte',
    who: 'Editor of the website',
    roles: ['kmx_employee_intern', 'kmx_editor_intern'],
  },
]
