/** A request for a payment order of the test merchant, valid for both gateways. */
export function orderRequest(orderId: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      user_token: 'merchant_test',
      amount: '12.50',
      order_id: orderId,
      customer_mobile: '9876543210',
      redirect_url: 'https://shop.example/thanks',
    }),
  };
}
