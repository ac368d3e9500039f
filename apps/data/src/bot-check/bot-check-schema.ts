import { isRequestKind } from '@ferrule/domain/requests/request'
import type { Builder } from '../graphql/builder.ts'

export function addBotCheckFields(builder: Builder): void {
  builder.queryField('botTask', (t) =>
    t.string({
      nullable: true,
      description: 'A proof of work for one form, as JSON for the ALTCHA library; good once and for five minutes',
      authScopes: { public: true },
      args: { form: t.arg.string({ required: true }) },
      resolve: async (_, { form }, { botCheck }) =>
        isRequestKind(form) ? JSON.stringify(await botCheck.createTask(form)) : null,
    }),
  )
}
