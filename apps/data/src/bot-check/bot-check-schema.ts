import { isRequestKind } from '@ferrule/domain/requests/request'
import type { Builder } from '../graphql/builder.ts'

export function addBotCheckFields(builder: Builder): void {
  builder.queryField('botTask', (t) =>
    t.string({
      nullable: true,
      description:
        'What a browser does before it sends this form, as JSON: a task for the ALTCHA library, good once and for five minutes, or where to ask for a token of reCAPTCHA',
      authScopes: { public: true },
      args: { form: t.arg.string({ required: true }) },
      resolve: async (_, { form }, { botCheck }) =>
        isRequestKind(form) ? JSON.stringify(await botCheck.createTask(form)) : null,
    }),
  )
}
