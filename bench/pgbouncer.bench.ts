import { startAlternatingProxy } from './pgbouncer/alternating-proxy.ts'
import { runMatrix } from './pgbouncer/authorisation-matrix.ts'
import { isListenerRefused, isWorkerRefused, measureStatementLimit } from './pgbouncer/direct-uses.ts'
import { startPooledServices } from './pgbouncer/pooled-services.ts'
import { startPooler } from './pgbouncer/pooler.ts'
import { readQuestions } from './pgbouncer/questions.ts'
import { tryQuestions } from './pgbouncer/tries.ts'
import { setting } from './support/request.ts'
import { isShort, writeResult } from './write-result.ts'

// Two data services share two connections of Postgres through PgBouncer in transaction mode. Each answer must belong to
// its question, every user must see exactly what the authorisation matrix allows, and what needs a session of its own
// must be refused.
const count = isShort ? 50 : 1000
const maxStatementMs = 2500
/** With these, connections that need a session are no longer refused. */
const sessionParameters = 'statement_timeout,idle_in_transaction_session_timeout,options'
/** One persona of the matrix, in the short form. */
const somePersona = isShort ? 'Anybody can use' : undefined

const direct = `http://127.0.0.1:${setting('DATA_PORT')}`
const questions = await readQuestions(direct)
const pooler = await startPooler()
const services = await startPooledServices(pooler.address, { isPooled: true })
const proxy = await startAlternatingProxy(services.origins)
try {
  const directly = await tryQuestions([direct, direct], { questions, count })
  const tries = await tryQuestions(services.origins, { questions, count })
  // While the matrix runs, other requests take its connections again and again.
  const [matrixHolds, beside, worker, listener] = await Promise.all([
    runMatrix(proxy.port, somePersona),
    tryQuestions(services.origins, { questions, count }),
    isWorkerRefused(pooler.address),
    isListenerRefused(pooler.address),
  ])
  const refused = { worker, listener }
  const statementMs = await measureStatementLimit(pooler.address)
  const prepared = isShort ? undefined : await tryPreparedStatements()
  const isRight = [tries, beside].every(({ wrong, failed }) => wrong === 0 && failed === 0)
  await writeResult({
    name: 'pgbouncer',
    line: `${count} tries of ${questions.length} questions at two services over two connections, which changed hands ${tries.swaps} times: ${tries.wrong} wrong, ${tries.failed} failed; beside the authorisation matrix, which ${matrixHolds ? 'holds' : 'DOES NOT HOLD'}: ${beside.wrong} and ${beside.failed}; a statement is cancelled after ${statementMs} ms (limit ${maxStatementMs} ms); worker ${refused.worker ? 'refused' : 'NOT REFUSED'}, listener ${refused.listener ? 'refused' : 'NOT REFUSED'}; a try takes ${tries.medianMs} ms, without the pooler ${directly.medianMs} ms`,
    passed:
      isRight && tries.swaps > 0 && matrixHolds && statementMs <= maxStatementMs && refused.worker && refused.listener,
    figures: {
      count,
      questions: questions.length,
      directly,
      tries,
      beside,
      matrixHolds,
      statementMs,
      refused,
      prepared,
    },
  })
} finally {
  proxy.close()
  await services.stop()
  await pooler.stop()
}

/** The same with prepared statements, which this version of PgBouncer does not support: recorded without a limit. */
async function tryPreparedStatements() {
  const tolerant = await startPooler(sessionParameters)
  const preparing = await startPooledServices(tolerant.address, { isPooled: false })
  try {
    return await tryQuestions(preparing.origins, { questions, count })
  } finally {
    await preparing.stop()
    await tolerant.stop()
  }
}
