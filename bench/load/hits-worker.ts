import { parentPort, workerData } from 'node:worker_threads'
import { request } from '../support/request.ts'
import { type Rate, sendAtRate } from './send-at-rate.ts'

// Requests cached pages in a thread of its own, so that the other requests do not delay the measurement.
const { urls, rate }: { urls: string[]; rate: Rate } = workerData

const headers = { 'accept-encoding': 'br' }
const outcomes = await sendAtRate(rate, (number) => request(urls[number % urls.length] ?? '', { headers }))
parentPort?.postMessage(outcomes)
