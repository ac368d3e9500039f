import { isRequestKind } from '@ferrule/domain/requests/request'
import type { Builder } from '../graphql/builder.ts'

export function addBotCheckFields(builder: Builder): void {
  builder.queryField('botTask', (t) =>
    t.string({
      nullable: true,
      description:
        'The task to solve before this form is sent, as JSON: an ALTCHA challenge, valid once and for five minutes, or the settings of reCAPTCHA',
      authScopes: { public: true },
      args: { form: t.arg.string({ required: true }) },
      resolve: async (_, { form }, { botCheck }) =>
        isRequestKind(form) ? JSON.stringify(await botCheck.createTask(form)) : null,
    }),
  )
}
