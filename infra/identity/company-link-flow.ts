import { passkeyForm, type Step } from './second-factor-flow.ts'
import { secondFactors } from './sign-in-rules.ts'

/**
 * The first login of a person through the provider of their company. An address outside the company's domains is
 * refused. A new person gets an account, and an account that a directory created is theirs; the owner of any other
 * account with the address signs in to it once. Keycloak's own flow would link it by a mail, and make the person a
 * member whose removal deletes the account.
 */
export const companyLinkFlow = {
  alias: 'first company sign-in',
  steps: [
    { provider: 'company-address', requirement: 'REQUIRED' },
    {
      provider: 'account of the person',
      requirement: 'REQUIRED',
      steps: [
        { provider: 'idp-create-user-if-unique', requirement: 'ALTERNATIVE' },
        { provider: 'unused-account-link', requirement: 'ALTERNATIVE' },
        {
          provider: 'account in use',
          requirement: 'ALTERNATIVE',
          steps: [
            { provider: 'idp-confirm-link', requirement: 'REQUIRED' },
            { provider: 'idp-username-password-form', requirement: 'REQUIRED' },
            {
              provider: 'second factor before a link',
              requirement: 'CONDITIONAL',
              steps: [
                { provider: 'conditional-user-configured', requirement: 'REQUIRED' },
                ...[...secondFactors, passkeyForm].map((provider) => ({
                  provider,
                  requirement: 'ALTERNATIVE' as const,
                })),
              ],
            },
          ],
        },
      ],
    },
  ] satisfies Step[],
}
