export const demoDealer = { phone: '+998901234567', password: 'karvon-demo' };

const isSignedIn = (value: unknown): value is { access: string; business_user: { id: number } } =>
  typeof value === 'object' && value !== null && 'access' in value && 'business_user' in value;

const logIn = async (url: string) => {
  const response = await fetch(`${url}/main/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoDealer),
  });
  const body: unknown = await response.json();
  if (!isSignedIn(body)) throw new Error(`The demo dealer cannot sign in: ${JSON.stringify(body)}`);
  return body;
};

export const signIn = async (url: string): Promise<string> => {
  const { access, business_user } = await logIn(url);
  return JSON.stringify({ access, business_user: { id: business_user.id } });
};

export const accessToken = async (url: string): Promise<string> => (await logIn(url)).access;
