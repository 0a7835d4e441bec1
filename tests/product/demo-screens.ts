import { inside } from '../e2e/routes.ts';

async function firstId(url: string, path: string, token: string): Promise<string> {
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const found = /"id":\s*(\d+)/.exec(await response.text())?.[1];
  if (found === undefined) throw new Error(`The demo dealership has nothing under ${path}.`);
  return found;
}

/** Paths of the screens, with ids of a server with the demo dealership. */
export async function demoScreens(url: string, token: string): Promise<string[]> {
  const ids: Record<string, string> = {
    ':car': await firstId(url, '/main/autos?status=active&size=1', token),
    ':salon': await firstId(url, '/main/avtosalons?size=1', token),
    ':room': await firstId(url, '/chat/api/room/list/?size=1', token),
  };
  return inside.map((route) => route.replace(/:(car|salon|room)$/, (name) => ids[name] ?? name));
}
