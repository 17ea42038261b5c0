import { parentPort, workerData } from 'node:worker_threads'
import {
  checkResponse,
  MalformedResponse,
  type ProviderRequest,
  type WorkerResult,
} from '#lib/blog/read-provider-response'

// Worker thread that reads a long response of the provider. lib/run-in-thread.ts starts this
// thread.

const { request, text } = workerData as { request: ProviderRequest; text: string }

function readInWorker(): WorkerResult {
  try {
    return { response: checkResponse(request, JSON.parse(text)) }
  } catch (error) {
    return { reason: String(error), isJson: error instanceof MalformedResponse }
  }
}

parentPort?.postMessage(readInWorker())
