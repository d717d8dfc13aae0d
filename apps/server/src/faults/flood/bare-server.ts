import Fastify from 'fastify';

// A program of its own: lets everybody read a few words, answers whatever else with 429, and says its port when it listens.
const server = Fastify();
server.get('/*', async () => ({ ok: true }));
server.post('/*', async (_request, reply) => reply.code(429).send({ error: { code: 'too_many_requests' } }));
await server.listen({ port: 0, host: '127.0.0.1' });
const address = server.server.address();
process.stdout.write(String(typeof address === 'object' ? address?.port : ''));
